import { countCallerTryOrRefuse } from '@/lib/wiring/calls/admit'
import { clientOf } from '@/lib/platform/api/client'
import { Problem } from '@/lib/platform/api/problem'
import { createMeetingEventStream } from '@/lib/meetings/event-stream'
import { findSessionParticipant } from '@/lib/meetings/participants/session'
import { textRefusal } from '@/lib/platform/api/refusal'

export const dynamic = 'force-dynamic'

/**
 * The limit of connections for one participant or, without a session, for one IP address. It is high because
 * a whole hall may share one address and reconnect at once after an interruption.
 */
const rate = { points: 6_000, perSeconds: 60 }

/** Streams notifications of changed meeting data to a participant, as long as the session lasts. */
export async function GET(request: Request): Promise<Response> {
  try {
    const client = clientOf(request.headers)
    const { cookies } = client
    const user = await findSessionParticipant(cookies)
    await countCallerTryOrRefuse('meeting events', rate, client, { participant: user })
    if (!user) throw new Problem('unauthenticated', 'problems.participant_session')
    const stream = createMeetingEventStream({
      userId: user.id,
      signal: request.signal,
      mayRead: async () => (await findSessionParticipant(cookies))?.id === user.id,
    })
    if (!stream) throw new Problem('rate_limited', 'problems.rate_limited', { seconds: 60 })
    return new Response(stream, {
      headers: {
        'content-type': 'text/event-stream; charset=utf-8',
        // Compression or a buffering proxy would deliver the stream in one piece at its end.
        'cache-control': 'no-store, no-transform',
        'x-accel-buffering': 'no',
        'x-content-type-options': 'nosniff',
      },
    })
  } catch (error) {
    if (error instanceof Problem) return textRefusal(error, 'mn')
    throw error
  }
}
