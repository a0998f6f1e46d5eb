import type { Handlers } from '@/lib/api/handlers'
import { currentEdition } from '../editions/queries'
import type { presenterCalls } from './calls'
import { deletePresenter, insertPresenter, updatePresenter, updatePresenterOrder } from './mutations'
import { getPresenter, listAdminPresenters, listPresenters } from './queries'

export const presenterHandlers: Handlers<typeof presenterCalls> = {
  listPresenters: async ({ input }) => {
    const event = input.id ?? (await currentEdition())?.id
    return { presenter: event === undefined ? [] : await listPresenters(event) }
  },
  listAdminPresenters: ({ input }) => listAdminPresenters(input),
  getPresenter: async ({ input }) => ({ record: await getPresenter(input.id) }),
  insertPresenter: ({ input, files }) => insertPresenter(input, files.image),
  updatePresenter: ({ input, files }) => updatePresenter(input, files.image),
  updatePresenterOrder: async ({ input }) => {
    await updatePresenterOrder(input.presenters)
    return {}
  },
  deletePresenter: async ({ input }) => {
    await deletePresenter(input.id)
    return {}
  },
}
