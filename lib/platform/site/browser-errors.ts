/** The address to which a browser reports the errors of the pages' scripts. */
export const browserErrorsPath = '/api/browser-errors'

export type ErrorReport = { message: string; stack: string }

/** The most reports of one page: an error that repeats says nothing new. */
const reportsMax = 5

/** Reports the errors that nothing catches; those that an error page shows come as such too. */
export function reportUncaughtErrors(): void {
  let reportCount = 0
  const report = (error: unknown) => {
    if (!(error instanceof Error) || ++reportCount > reportsMax) return
    const message = `${error.name}: ${error.message}`.slice(0, 300)
    const stack = error.stack?.slice(0, 2_000) ?? ''
    navigator.sendBeacon(browserErrorsPath, JSON.stringify({ message, stack } satisfies ErrorReport))
  }
  addEventListener('error', ({ error }) => report(error))
  addEventListener('unhandledrejection', ({ reason }) => report(reason))
}
