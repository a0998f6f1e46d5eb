import { log, reasonOf } from './log'

const running = new Set<string>()

/**
 * Does something again and again for as long as the process lives, and keeps no process from ending. Asked for a
 * second time it goes on as it is. A failure is logged, and the next turn comes as after any other.
 * @param failure what the log says of a turn that fails; it is also the name of the work
 * @param work its answer `at once` means that there is more to do now
 */
export function repeat(
  failure: string,
  pauseMilliseconds: number,
  work: () => Promise<'at once' | void>,
): void {
  if (running.has(failure)) return
  running.add(failure)
  const turn = async () => {
    const next = await work().catch((error: unknown) => log().warn(reasonOf(error), failure))
    setTimeout(() => void turn(), next === 'at once' ? 0 : pauseMilliseconds).unref()
  }
  void turn()
}
