import * as z from 'zod'

/** The answer of a call that stores a preview: the id of its page. */
export const createdPreview = z.object({ id: z.uuid() })
