import { dispatch } from '@/lib/wiring/calls/dispatch'

export const dynamic = 'force-dynamic'

// The handler sees the public path; the rewrite only chooses this route handler.
export { dispatch as GET, dispatch as POST, dispatch as DELETE, dispatch as PUT, dispatch as PATCH }
