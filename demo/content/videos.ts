import type { CoverOptions } from '@/demo/art/cover'

/** The film `<key>.mp4` and its poster `<key>.jpg` under `demo/media/videos`, drawn over one cover. */
export type DemoVideo = { key: string; title: string; cover: Pick<CoverOptions, 'variant' | 'site' | 'seed'> }

export const demoVideos: DemoVideo[] = [
  {
    key: 'exploration',
    title: 'Эрэл, хайгуул: ордыг хэрхэн олдог вэ',
    cover: { variant: 'core', site: 'mm', seed: 'film-1' },
  },
  {
    key: 'mining',
    title: 'Олборлолт: ил уурхай хэрхэн ажилладаг вэ',
    cover: { variant: 'pit', site: 'mm', seed: 'film-2' },
  },
  {
    key: 'closure',
    title: 'Хаалт, нөхөн сэргээлт: уурхайн дараах газар',
    cover: { variant: 'steppe', site: 'mm', seed: 'film-3' },
  },
]
