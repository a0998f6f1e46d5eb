import { dispatch } from '@/lib/wiring/calls/dispatch'

export const dynamic = 'force-dynamic'

// A call's public path is rewritten to this route, but the URL that `dispatch` reads is still the public one.
export { dispatch as GET, dispatch as POST, dispatch as DELETE, dispatch as PUT, dispatch as PATCH }
