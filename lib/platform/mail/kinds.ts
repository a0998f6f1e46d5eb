import { env } from '@/lib/platform/env'
import type { ErrorKey } from '@/lib/platform/i18n/message-key'

/**
 * The maximum number of mails of a kind to one address within some minutes. Beyond it the action is refused
 * with a message, or succeeds without the mail, or the mail waits. All waiting mails of the kind to an
 * address are sent as one.
 */
type Cap = { mails: number; minutes: number } & (
  { beyond: 'refuse'; message: ErrorKey } | { beyond: 'leave out' | 'wait' }
)
/** Who causes a mail: its receiver, staff, the clock or somebody else. Mail by somebody else has a cap. */
type Kind = { by: 'receiver' | 'staff' | 'clock'; cap?: never } | { by: 'somebody'; cap: Cap }

const aDay = 24 * 60

export const mailKinds = {
  // Strangers and known browsers have limits of their own, far below this
  // (`lib/platform/auth/one-time-code.ts`).
  code: { by: 'somebody', cap: { mails: 60, minutes: aDay, beyond: 'leave out' } },
  assessmentDone: { by: 'receiver' },
  assessmentInvitation: {
    by: 'somebody',
    cap: { mails: 10, minutes: aDay, beyond: 'refuse', message: 'problems.invitations_received' },
  },
  assessmentNotice: { by: 'somebody', cap: { mails: 300, minutes: 60, beyond: 'leave out' } },
  reviewAsked: { by: 'staff' },
  reviewReminder: { by: 'clock' },
  reviewDone: { by: 'staff' },
  reviewAnswered: { by: 'somebody', cap: { mails: 120, minutes: 60, beyond: 'leave out' } },
  requestArrived: { by: 'somebody', cap: { mails: 3, minutes: aDay, beyond: 'leave out' } },
  // The mail may be left out, because the list of requests also shows requests without a mail.
  requestNotice: { by: 'somebody', cap: { mails: 120, minutes: 60, beyond: 'leave out' } },
  requestReply: { by: 'staff' },
  pass: { by: 'somebody', cap: { mails: 20, minutes: aDay, beyond: 'leave out' } },
  listingArrived: { by: 'somebody', cap: { mails: 5, minutes: aDay, beyond: 'leave out' } },
  listingDecided: { by: 'staff' },
  listingStillCorrect: { by: 'clock' },
  letter: {
    by: 'somebody',
    cap: { mails: 20, minutes: 60, beyond: 'refuse', message: 'problems.letters_received' },
  },
  meeting: { by: 'somebody', cap: { mails: 1, minutes: 5, beyond: 'wait' } },
} as const satisfies Record<string, Kind>

export type MailKind = keyof typeof mailKinds

/** Returns the cap of a kind, widened by the limit factor of this process; null if there is none. */
export function capOf(kind: MailKind): Cap | null {
  const { cap }: Kind = mailKinds[kind]
  if (!cap) return null
  const { rateLimitFactor } = env()
  return cap.beyond === 'wait'
    ? { ...cap, minutes: cap.minutes / rateLimitFactor }
    : { ...cap, mails: Math.ceil(cap.mails * rateLimitFactor) }
}
