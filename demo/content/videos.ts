import type { CoverOptions } from '@/demo/art/cover'

/** The film `<key>.mp4` and its poster `<key>.jpg` under `demo/media/videos`, drawn over one cover. */
export type DemoVideo = {
  key: string
  title: string
  titleEn: string
  cover: Pick<CoverOptions, 'variant' | 'site' | 'seed'>
}

export const demoVideos: DemoVideo[] = [
  {
    key: 'exploration',
    title: 'Эрэл, хайгуул: ордыг хэрхэн олдог вэ?',
    titleEn: 'Exploration: how a deposit is found',
    cover: { variant: 'core', site: 'mm', seed: 'film-1' },
  },
  {
    key: 'mining',
    title: 'Олборлолт: ил уурхай хэрхэн ажилладаг вэ?',
    titleEn: 'Extraction: how an open pit works',
    cover: { variant: 'pit', site: 'mm', seed: 'film-2' },
  },
  {
    key: 'closure',
    title: 'Хаалт, нөхөн сэргээлт: уурхайн дараах газар',
    titleEn: 'Closure and rehabilitation: the land after the mine',
    cover: { variant: 'steppe', site: 'mm', seed: 'film-3' },
  },
]
