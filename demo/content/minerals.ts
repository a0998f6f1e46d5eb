import type { CoverVariant } from '@/demo/art/cover'

export type DemoMineral = {
  key: string
  title: string
  title_en: string
  variant: Extract<CoverVariant, 'crystals' | 'ore' | 'core'>
  /** From light to dark, then the hot mark. */
  colours: [light: string, middle: string, dark: string, mark: string]
}

/** The minerals, in the order in which their page shows them. */
export const demoMinerals: DemoMineral[] = [
  {
    key: 'copper',
    title: 'Зэс',
    title_en: 'Copper',
    variant: 'ore',
    colours: ['#f7e3d6', '#c4662f', '#5a2208', '#45b0a4'],
  },
  {
    key: 'gold',
    title: 'Алт',
    title_en: 'Gold',
    variant: 'crystals',
    colours: ['#fdf3d2', '#dca21a', '#5e4300', '#fff0b0'],
  },
  {
    key: 'coal',
    title: 'Нүүрс',
    title_en: 'Coal',
    variant: 'crystals',
    colours: ['#c9ced0', '#4a555b', '#0e1316', '#8fa0a4'],
  },
  {
    key: 'iron',
    title: 'Төмөр',
    title_en: 'Iron',
    variant: 'core',
    colours: ['#f0dcd6', '#9b4a3c', '#3d1410', '#d8865a'],
  },
  {
    key: 'fluorspar',
    title: 'Жонш',
    title_en: 'Fluorspar',
    variant: 'crystals',
    colours: ['#ece4f5', '#8d6bb8', '#33194f', '#45b0a4'],
  },
  {
    key: 'uranium',
    title: 'Уран',
    title_en: 'Uranium',
    variant: 'ore',
    colours: ['#eef3d6', '#8a9a34', '#2c3406', '#e8d02c'],
  },
  {
    key: 'molybdenum',
    title: 'Молибден',
    title_en: 'Molybdenum',
    variant: 'core',
    colours: ['#e4eaef', '#6f8494', '#1e2c38', '#a9c6de'],
  },
  {
    key: 'zinc',
    title: 'Цайр',
    title_en: 'Zinc',
    variant: 'crystals',
    colours: ['#e3eef4', '#5f8fb0', '#163247', '#d8865a'],
  },
  {
    key: 'tungsten',
    title: 'Вольфрам',
    title_en: 'Tungsten',
    variant: 'ore',
    colours: ['#eeeae2', '#8a7b62', '#2a2317', '#e8b02c'],
  },
  {
    key: 'lead',
    title: 'Хар тугалга',
    title_en: 'Lead',
    variant: 'core',
    colours: ['#e6e8ec', '#70778a', '#1d2130', '#9bb0d8'],
  },
  {
    key: 'silver',
    title: 'Мөнгө',
    title_en: 'Silver',
    variant: 'crystals',
    colours: ['#f4f6f7', '#a7b3ba', '#3c474d', '#ffffff'],
  },
  {
    key: 'lithium',
    title: 'Лити',
    title_en: 'Lithium',
    variant: 'crystals',
    colours: ['#f7e6ee', '#c07c9c', '#4d1c33', '#f6b8d0'],
  },
]
