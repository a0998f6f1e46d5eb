/** Why something of the old site cannot be had, in words for the report. */
export class OldSiteProblem extends Error {
  override name = 'OldSiteProblem'
  /** @param mayPass whether another try may succeed @param waitMs how long the old site asks to wait */
  constructor(
    message: string,
    readonly mayPass = false,
    readonly waitMs = 0,
  ) {
    super(message)
  }
}
