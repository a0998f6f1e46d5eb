import type { Handlers } from '@/lib/platform/api/handlers'
import type { linkCalls } from './calls'
import { listBrokenLinks, listLonePages, listOutsideLinks } from './queries'
import { changeLinksTo } from './settle'

export const linkHandlers: Handlers<typeof linkCalls> = {
  listAdminBrokenLinks: ({ input }) => listBrokenLinks(input),
  listAdminOutsideLinks: ({ input }) => listOutsideLinks(input),
  listAdminLonePages: ({ input }) => listLonePages(input),
  changeLinks: ({ input }) => changeLinksTo(input),
}
