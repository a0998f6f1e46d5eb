import * as z from 'zod'

/** What a call that keeps a preview answers: the id of its page. */
export const createdPreview = z.object({ id: z.uuid() })
