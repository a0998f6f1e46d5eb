import type { Handlers } from '@/lib/api/handlers'
import type { bannerCalls } from './calls'
import { deleteBanner, insertBanner, updateBannerOrder } from './mutations'
import { listBanners, listPublicBanners } from './queries'

export const bannerHandlers: Handlers<typeof bannerCalls> = {
  listPublicBanners: async () => ({ banner: await listPublicBanners() }),
  listBanners: async () => ({ banner: await listBanners() }),
  insertBanner: ({ files }) => insertBanner(files.image),
  deleteBanner: async ({ input }) => {
    await deleteBanner(input.id)
    return {}
  },
  updateBannerOrder: async ({ input }) => {
    await updateBannerOrder(input.banners)
    return {}
  },
}
