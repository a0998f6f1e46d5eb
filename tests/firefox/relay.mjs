#!/usr/bin/env node
// Starts the Firefox of this machine for Playwright, and stands between the two. Playwright sets the colour
// scheme of each page by a command of WebDriver BiDi that this Firefox does not know yet, and gives up when it is
// refused; here the command is answered, and the page has the scheme of the system. Everything else passes.
import { spawn } from 'node:child_process'
import WebSocket from 'ws'

const unknownCommand = 'emulation.setMediaFeaturesOverride'
const announcement = /WebDriver BiDi listening on (ws:\/\/\S+)/

const firefox = spawn(process.env.FIREFOX_PATH ?? 'firefox', process.argv.slice(2), {
  stdio: ['ignore', 'inherit', 'pipe'],
})
firefox.on('exit', (code) => process.exit(code ?? 1))
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => firefox.kill(signal))

const relay = new WebSocket.Server({ host: '127.0.0.1', port: 0 })
await new Promise((resolve) => relay.once('listening', resolve))

let firefoxUrl = ''
firefox.stderr.on('data', (data) => {
  const text = String(data)
  firefoxUrl ||= announcement.exec(text)?.[1] ?? ''
  process.stderr.write(
    text.replace(announcement, `WebDriver BiDi listening on ws://127.0.0.1:${relay.address().port}`),
  )
})

relay.on('connection', (playwright, { url }) => {
  const browser = new WebSocket(firefoxUrl + url)
  const isOpen = new Promise((resolve) => browser.once('open', resolve))
  playwright.on('message', (data) => {
    const { id, method } = JSON.parse(String(data))
    if (method === unknownCommand) playwright.send(JSON.stringify({ type: 'success', id, result: {} }))
    else void isOpen.then(() => browser.send(String(data)))
  })
  browser.on('message', (data) => playwright.send(String(data)))
  browser.on('close', () => playwright.close())
  playwright.on('close', () => browser.close())
})
