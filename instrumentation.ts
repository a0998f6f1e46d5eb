/** Runs once in each server process, before the first request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs' || !process.env.DATABASE_URL) return
  const { startMailWorker } = await import('@/lib/mail/worker')
  startMailWorker()
  const { startTemporarySweeper } = await import('@/lib/files/temporary')
  startTemporarySweeper()
  const { startRetentionWorker } = await import('@/lib/personal-data/worker')
  startRetentionWorker()
}
