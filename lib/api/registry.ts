import { accountHandlers } from '@/lib/accounts/handlers'
import { authHandlers } from '@/lib/auth/handlers'
import { bannerHandlers } from '@/lib/banners/handlers'
import { dashboardHandlers } from '@/lib/dashboard/handlers'
import { menuHandlers } from '@/lib/menu/handlers'
import { newsHandlers } from '@/lib/news/handlers'
import { pageHandlers } from '@/lib/pages/handlers'
import { socialHandlers } from '@/lib/social/handlers'
import type { Call, Calls } from './call'
import type { Context, Handlers } from './handlers'
import { callTable } from './table'

type Handle = (context: Context<Call>) => Promise<unknown>
export type Entry = { call: Call; handle: Handle }

const handlers: { [D in keyof typeof callTable]: Handlers<(typeof callTable)[D]> } = {
  accounts: accountHandlers,
  auth: authHandlers,
  banners: bannerHandlers,
  dashboard: dashboardHandlers,
  menu: menuHandlers,
  news: newsHandlers,
  pages: pageHandlers,
  social: socialHandlers,
}

function entries(): [string, Entry][] {
  return Object.entries(callTable).flatMap(([domain, calls]) => {
    const domainHandlers = handlers[domain as keyof typeof handlers] as unknown as Record<string, Handle>
    return Object.entries(calls as Calls).map(([name, call]): [string, Entry] => {
      const handle = domainHandlers[name]
      if (!handle) throw new Error(`the call ${call.route} has no handler`)
      return [call.route, { call, handle }]
    })
  })
}

/** Every call with its handler, found by `METHOD /path`. */
export const registry: ReadonlyMap<string, Entry> = new Map(entries())
