import { processState } from '@/lib/platform/process-state'

/** Runs once in each server process, before the first request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs' || !process.env.DATABASE_URL) return
  const { startJobWorkers } = await import('@/lib/wiring/jobs/runner')
  startJobWorkers()
  const { startTellingEdge } = await import('@/lib/platform/edge/purge')
  startTellingEdge()
  const { startTemporaryFolderSweeper } = await import('@/lib/platform/files/temporary')
  startTemporaryFolderSweeper()
  const { startUnfinishedUploadSweeper } = await import('@/lib/platform/files/unfinished')
  startUnfinishedUploadSweeper()
  const { startServerInstance } = await import('@/lib/wiring/server-instance')
  startServerInstance()
  // The code of all calls is loaded at the first call, not at the start of the process.
  processState.dispatch = async (request) => (await import('@/lib/wiring/calls/dispatch')).dispatch(request)
  processState.checkReadiness = async () => (await import('@/lib/wiring/health')).checkReadiness()
  processState.formatMetrics = async () => (await import('@/lib/wiring/metrics')).formatMetrics()
  processState.findRedirect = async (url) =>
    (await import('@/lib/office/redirects/queries')).findRedirect(url)
  processState.answerFile = async (...args) => (await import('@/lib/wiring/files/serve')).answerFile(...args)
}
