import { accountCalls } from '@/lib/accounts/calls'
import { authCalls } from '@/lib/auth/calls'
import { bannerCalls } from '@/lib/banners/calls'
import { dashboardCalls } from '@/lib/dashboard/calls'
import { menuCalls } from '@/lib/menu/calls'
import { newsCalls } from '@/lib/news/calls'
import { pageCalls } from '@/lib/pages/calls'
import { socialCalls } from '@/lib/social/calls'
import type { Call } from './call'

/** The calls of every domain, without their handlers. */
export const callTable = {
  accounts: accountCalls,
  auth: authCalls,
  banners: bannerCalls,
  dashboard: dashboardCalls,
  menu: menuCalls,
  news: newsCalls,
  pages: pageCalls,
  social: socialCalls,
}

export const allCalls: Call[] = Object.values(callTable).flatMap((calls) => Object.values(calls) as Call[])
