import { defineConfig } from '@playwright/test'
import base from '../../playwright.config'

const folder = process.env.PICTURES_DIR ?? '.pictures'

/**
 * Takes a screenshot of every public screen, and compares it with one from before a change. Run `npx
 * playwright test -c tests/pictures --update-snapshots` before the change, and without the option after it.
 */
export default defineConfig({
  ...base,
  testDir: '.',
  globalSetup: './global-setup.ts',
  outputDir: '../../test-results/pictures',
  reporter: [['list']],
  retries: 0,
  timeout: 240_000,
  fullyParallel: true,
  snapshotPathTemplate: `${folder}/before/{arg}{ext}`,
  // Every difference counts. A missing screenshot is taken only with the option.
  expect: { ...base.expect, toHaveScreenshot: { threshold: 0, maxDiffPixels: 0, animations: 'disabled' } },
  use: { ...base.use, trace: 'off' },
  projects: [{ name: 'pictures', use: { viewport: { width: 1440, height: 900 } } }],
})
