import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { findBrowserPath, findFirefoxPath, hasRoomForSharedMemory } from './scripts/browser'
import { filesInTurn, isWholeSuite, outOfTurn } from './tests/whole-suite'

const phone = devices['Pixel 7']
const firefoxPath = findFirefoxPath()

const files = readdirSync(resolve('tests/e2e')).filter((name) => name.endsWith('.spec.ts'))
/** Each run has a quarter of the files, by decision 16. */
const testIgnore = files.filter((name) => !filesInTurn(files).includes(name)).map((name) => `**/${name}`)

export default defineConfig({
  globalSetup: './tests/e2e/global-setup.ts',
  // A test spends half of its time waiting for its page or its server, so three workers keep two cores busy.
  workers: 3,
  // A failed test is run again with a trace. A build machine may stall for a moment, so there the second try
  // counts, and the report names the tests that needed it; elsewhere such a test has failed.
  retries: 1,
  failOnFlakyTests: !process.env.CI,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  outputDir: 'test-results/browser',
  use: {
    // Set by the global setup before the workers read this file again.
    baseURL: process.env.STRATA_URL,
    locale: 'mn-MN',
    timezoneId: 'Asia/Ulaanbaatar',
    // Tracing every test would cost a quarter of the run's time.
    trace: 'on-first-retry',
    // A worker clears its browser context between tests instead of opening a new one, whose cache of scripts is empty.
    reuseContext: true,
    launchOptions: {
      executablePath: findBrowserPath(),
      // Playwright puts shared memory on the disk, which costs a tenth of the browser's work.
      ignoreDefaultArgs: hasRoomForSharedMemory() ? ['--disable-dev-shm-usage'] : [],
      args: [
        ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
        ...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
      ],
    },
  },
  projects: [
    // Tests that need no browser run once, over HTTP. The longest tests are among them, so they start first.
    {
      name: 'http',
      testDir: 'tests/http',
      grepInvert: isWholeSuite ? [] : [/@whole/, ...outOfTurn],
      use: { launchOptions: { executablePath: 'none is needed' } },
    },
    {
      name: 'desktop',
      testDir: 'tests/e2e',
      testIgnore,
      grepInvert: isWholeSuite ? [] : /@whole|@phone-first/,
      // Motion that nothing waits for costs a quarter of the work; phones have it.
      use: { viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } },
    },
    // `@phone` runs on both kinds of screen; `@phone-first` on a phone and `@phone-later` on a desk, in the whole suite
    // on both.
    {
      name: 'phone',
      testDir: 'tests/e2e',
      testIgnore,
      grep: isWholeSuite ? /@phone/ : /@phone(-first)?(?![-\w])/,
      grepInvert: isWholeSuite ? [] : /@whole/,
      // Drawing each pixel of such a screen seven times costs a quarter of the work.
      use: { ...phone, viewport: { width: 360, height: 740 }, deviceScaleFactor: 1 },
    },
    // The part of the suite that also runs in the Firefox of this machine, by decision 127.
    ...(isWholeSuite && firefoxPath
      ? [
          {
            name: 'firefox',
            testDir: 'tests/e2e',
            grep: /@firefox/,
            use: {
              browserName: 'firefox' as const,
              viewport: { width: 1440, height: 900 },
              launchOptions: {
                channel: 'moz-firefox',
                executablePath: resolve('tests/firefox/relay.mjs'),
                env: { ...process.env, FIREFOX_PATH: firefoxPath } as Record<string, string>,
                args: [],
                ignoreDefaultArgs: [],
              },
            },
          },
        ]
      : []),
  ],
})
