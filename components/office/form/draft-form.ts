import type { Call } from '@/lib/platform/api/call'
import type { BinKind } from '@/lib/platform/records/schema'

// Apart from the drafts of an open form, because lists need only this.

/** The form whose drafts the server has. */
export type DraftFormName = {
  /** The call that saves a record of the form: who may make it may use the drafts. */
  call: Call
  form: string
  kind: BinKind
}

/** The input by which the server knows a form. */
export const draftFormInput = ({ call, form, kind }: DraftFormName) => ({ call: call.route, form, kind })
