import type { eventPartners, eventStatistics } from '@/db/schema/event'
import { demoLogos, englishNameOf } from '../content/logos'

type Statistic = typeof eventStatistics.$inferInsert
type Partner = typeof eventPartners.$inferInsert

/** The figures that the specification gives for the event; earlier years were smaller. */
const figures: readonly (readonly [label: string, label_en: string, ...figures: string[]])[] = [
  ['зочин', 'visitors', '30,000+', '24,000+'],
  ['улс, бүс нутаг', 'countries and regions', '20+', '16+'],
  ['үзэсгэлэнд оролцогч', 'exhibitors', '350+', '280+'],
  ['илтгэгч', 'speakers', '123+', '96+'],
  ['нэг дор болох хурал', 'conferences in one place', '12', '9'],
]
const editionIds = [3, 4] as const

export const demoStatistics: Statistic[] = editionIds.flatMap((event_id, edition) =>
  figures.map(([label, label_en, ...values], at) => ({
    event_id,
    figure: values[edition] ?? '',
    label,
    label_en,
    sequence: at + 1,
  })),
)

type Level = NonNullable<Partner['level']>
const levelAt = (at: number): Level => (at < 2 ? 'general' : at < 6 ? 'gold' : 'silver')

const organisers: Partner[] = [
  {
    event_id: 3,
    role: 'organiser',
    name: 'Монголын уул уурхайн үндэсний ассоциаци',
    name_en: 'Mongolian National Mining Association',
    link: 'https://mnma.example',
  },
  {
    event_id: 3,
    role: 'organiser',
    name: 'Уул уурхайн судалгааны хүрээлэн',
    name_en: 'Mining Research Institute',
  },
  {
    event_id: 3,
    role: 'organiser',
    name: 'Олон улсын үзэсгэлэнгийн төв',
    name_en: 'International Exhibition Centre',
    link: 'https://exhibition.example',
  },
]

/** Names for partners without a logo: a place and a trade. */
const places = [
  ['Алтанхоног', 'Altankhonog'],
  ['Баянхонгор', 'Bayankhongor'],
  ['Говь-Алтай', 'Govi-Altai'],
  ['Дархан', 'Darkhan'],
  ['Зүүнбаян', 'Zuunbayan'],
  ['Налайх', 'Nalaikh'],
  ['Оюут', 'Oyut'],
  ['Хатгал', 'Khatgal'],
] as const
const trades = [
  ['Дрилл', 'Drilling'],
  ['Лаборатори', 'Laboratories'],
  ['Логистик', 'Logistics'],
  ['Техник', 'Machinery'],
  ['Хамгаалал', 'Safety'],
] as const

const standNumberAt = (at: number) => `${'ABC'[at % 3]}-${String(Math.floor(at / 3) + 1).padStart(2, '0')}`

/**
 * The organisers, the twelve sponsors and the exhibitors of the live edition; the companies are those of the
 * logos, and invented others.
 */
export function demoPartners(file: (path: string) => number): Partner[] {
  const companies = demoLogos.map(({ key, name }) => ({
    name,
    name_en: englishNameOf(key),
    link: `https://${key}.example`,
    logo_file_id: file(`logos/${key}.png`),
  }))
  const others = places.flatMap(([place, place_en]) =>
    trades.map(([trade, trade_en]) => ({ name: `${place} ${trade}`, name_en: `${place_en} ${trade_en}` })),
  )
  return [
    // The organisers were the same in 2023; the first of them is the association.
    ...[3, 2].flatMap((event_id) =>
      organisers.map((organiser, at) => ({
        ...{ ...organiser, event_id, sequence: at + 1 },
        ...(at === 0 && { logo_file_id: file('logos/association.png') }),
      })),
    ),
    ...companies.slice(0, 12).map((company, at) => ({
      ...company,
      event_id: 3,
      role: 'sponsor' as const,
      level: levelAt(at),
      sequence: at + 1,
    })),
    ...[...companies, ...others].map((company, at) => ({
      ...company,
      event_id: 3,
      role: 'exhibitor' as const,
      stand: standNumberAt(at),
      sequence: at + 1,
    })),
  ]
}
