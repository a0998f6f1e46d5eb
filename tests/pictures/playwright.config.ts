import { defineConfig } from '@playwright/test'
import base from '../../playwright.config'

const folder = process.env.PICTURES_DIR ?? '.pictures'

/**
 * Takes a picture of every public screen, and compares it with one that was taken before a change.
 * `npx playwright test -c tests/pictures --update-snapshots` before the change, without the option after it.
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
  // The smallest difference is one. A picture that is missing has no before: it is taken with the option alone.
  expect: { ...base.expect, toHaveScreenshot: { threshold: 0, maxDiffPixels: 0, animations: 'disabled' } },
  use: { ...base.use, trace: 'off' },
  projects: [{ name: 'pictures', use: { viewport: { width: 1440, height: 900 } } }],
})
