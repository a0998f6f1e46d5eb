import { chromium } from '@playwright/test'
const base='http://localhost:3101'
const [,, which='', sizes='1440,360'] = process.argv
const browser = await chromium.launch({executablePath: process.env.CHROME ?? '/usr/bin/chromium-headless-shell', args:['--no-sandbox']})
const ctx = await browser.newContext({ viewport:{width:1440,height:900}, locale:'mn' })
const page = await ctx.newPage()
page.on('console', m => m.type()==='error' && console.log('console', m.text().slice(0,300)))
page.on('pageerror', e => console.log('pageerror', String(e).slice(0,500)))
await page.goto(base+'/admin/login')
await page.locator('main button, form button').first().click()
await page.getByText('moderator@mnma.example').first().click()
await page.waitForURL(/dashboard|admin/)
await page.waitForTimeout(1500)
const shots = {
  info: '/admin/yellow/meeting-info', time:'/admin/yellow/meeting-info?time=', room:'/admin/yellow/meeting-info?id=2', newroom:'/admin/yellow/meeting-info?new=',
  users:'/admin/yellow/meeting-users', add:'/admin/yellow/add-user', edit:'/admin/yellow/add-user?id=1', interp:'/admin/yellow/meeting-interpreters', interpform:'/admin/yellow/meeting-interpreters?id=1', }
for (const [name, path] of Object.entries(shots)) {
  if (which && !which.split(',').includes(name)) continue
  for (const w of sizes.split(',').map(Number)) {
    await page.setViewportSize({width:w,height: w<500?800:900})
    await page.goto(base+path); await page.waitForLoadState('networkidle'); await page.waitForTimeout(600)
    const over = await page.evaluate(()=>document.documentElement.scrollWidth-window.innerWidth)
    await page.screenshot({path:`/tmp/shots-data/${name}-${w}.png`, fullPage:true})
    console.log(name,w,'over',over)
  }
}
await browser.close()
