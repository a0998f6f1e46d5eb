import { dispatch } from '@/lib/wiring/calls/dispatch'

export const dynamic = 'force-dynamic'

// `dispatch` gets the public path of the call, because a rewrite leads that path to this route.
export { dispatch as GET, dispatch as POST, dispatch as DELETE, dispatch as PUT, dispatch as PATCH }
