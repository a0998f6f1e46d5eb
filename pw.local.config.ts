import base from './playwright.config'
export default { ...base, globalSetup: undefined, workers: 1, timeout: 40_000, expect: { timeout: 5_000 }, use: { ...base.use, baseURL: 'http://sample.test', trace: 'off' as const }, reporter: [['list']] as const }
