import * as z from 'zod'
import { account } from '@/lib/accounts/schema'
import { call } from '@/lib/api/call'
import { text } from '@/lib/api/fields'

export const authCalls = {
  checkSession: call('GET /admin/auth', {
    summary: 'Whether the caller is signed in: 200, or 401',
    access: 'staff',
    input: z.object({}),
    answer: z.object({ authenticated: z.literal(true) }),
  }),
  login: call('POST /admin/auth/login', {
    summary: "Sign in with an ID token of the configured OpenID Connect issuer; sets the session's cookie",
    access: 'public',
    input: z.object({ idToken: text({ max: 10_000, required: 'validation.login.idToken' }) }),
    answer: z.object({ account }),
    rate: { points: 20, perSeconds: 60 },
  }),
  getOwnAccount: call('GET /admin/get/account', {
    summary: 'The signed-in account',
    access: 'staff',
    input: z.object({}),
    answer: z.object({ account }),
  }),
}
