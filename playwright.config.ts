import { defineConfig, devices } from '@playwright/test'
import { findBrowser } from './scripts/browser'

const phone = devices['Pixel 7']

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/global-setup.ts',
  workers: 2,
  // A build machine may stand still for a moment; a test that needed its second try is named in the report.
  retries: process.env.CI ? 1 : 0,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  outputDir: 'test-results/browser',
  use: {
    // Set by the global setup before the workers read this file again.
    baseURL: process.env.STRATA_URL,
    locale: 'mn-MN',
    timezoneId: 'Asia/Ulaanbaatar',
    // A trace of every test costs a quarter of the run: where there is a second try, only that one is traced.
    trace: process.env.CI ? 'on-first-retry' : 'retain-on-failure',
    launchOptions: {
      executablePath: findBrowser(),
      args: [
        ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
        ...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
      ],
    },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    // What differs there is tagged; of what is in two languages, one is enough, as `layout.spec.ts` measures both.
    { name: 'phone', grep: /@phone/, use: { ...phone, viewport: { width: 360, height: 740 } } },
  ],
})
