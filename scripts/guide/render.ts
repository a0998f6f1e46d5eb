import { existsSync, readdirSync } from 'node:fs'
import { type ScreenGroup, screens } from '@/components/back-office/screens'
import { mainSite, openSites, type SiteKey } from '@/lib/platform/site/sites'
import { asMessageKey } from '@/lib/platform/i18n/message-key'
import { messageText } from '@/lib/platform/i18n/messages'
import { screenNotes } from './screens'
import { type Step, tasks } from './tasks'

export const guideFile = 'docs/staff-guide.mn.md'
export const pictureFolder = 'docs/staff-guide'
export const pictureBytesMax = 120 * 1024

/** Returns the steps with a picture, in the order in which the pictures are taken. */
export const picturedSteps = (): (Step & { picture: string })[] =>
  tasks
    .flatMap(({ steps }) => steps)
    .filter((step): step is Step & { picture: string } => step.picture !== undefined)

/** Lists the file names of the pictures that were taken. */
export const listPictures = (): string[] =>
  existsSync(pictureFolder) ? readdirSync(pictureFolder).sort() : []

const labelOf = (key: string) => messageText('mn', asMessageKey(key))

/** Returns the text of the whole guide, made from the tasks and the table of screens. */
export function renderGuide(): string {
  const parts = [
    '# Ажилтны гарын авлага',
    'Энэ гарын авлагыг `npm run guide` команд ажиллаж буй системээс үүсгэдэг тул гараар бүү засаарай. Текст нь `scripts/guide` хавтсанд бий.',
    '## Өдөр тутмын ажил',
    ...tasks.flatMap(({ title, steps }) => [`### ${title}`, ...steps.map(stepText)]),
    '## Бүх дэлгэц',
    'Доорх дэлгэцүүд зүүн цэсэнд дарааллаараа байна. Таны эрхэд хамаарахгүй дэлгэц цэсэнд харагдахгүй.',
    ...openSites.flatMap(({ key, label }) => [
      ...(key === mainSite.key ? [] : [`### ${label.mn}`]),
      ...listScreensByGroup(key).map(([group, rows]) => {
        const depth = key === mainSite.key ? '###' : '####'
        return `${group ? `${depth} ${labelOf(`admin.groups.${group}`)}\n\n` : ''}${rows}`
      }),
    ]),
    '## Мэдэхэд хэрэгтэй',
    [
      `- Ctrl+K (Mac дээр ⌘K) дарж, эсвэл дээд талын «${labelOf('admin.palette.open')}» товчоор цэс, мэдээ, хуудас, хүн, байгууллагыг нэг дороос хайна. Латин үсгээр ч, нөхцөл залгаж ч бичиж болно.`,
      `- Хадгалаагүй өөрчлөлттэй хуудаснаас гарахад систем асууна. Бичсэн зүйл Таны төхөөрөмж болон сервер дээр өөрөө ноорог болж хадгалагдана.`,
      `- Нэг зүйлийг хоёр хүн зэрэг засвал хожуу хадгалсан хүнд мэдэгдэнэ: «${labelOf('admin.conflict.look')}» товчоор харж, өөрийнхтэйгөө нэгтгэнэ.`,
      `- Устгахад систем үргэлж асууна. Бусад зүйл хамаарч байвал юу болохыг нэрлэж хэлнэ.`,
    ].join('\n'),
  ]
  return `${parts.join('\n\n')}\n`
}

function stepText({ text, picture }: Step, at: number): string {
  const line = `${at + 1}. ${text}`
  return picture && listPictures().includes(`${picture}.webp`)
    ? `${line}\n\n   ![${text.replaceAll(/[«»\`]/g, '')}](staff-guide/${picture}.webp)`
    : line
}

/** Lists a site's screens by sidebar group. A screen without a group is in the group of its parent screen. */
function listScreensByGroup(site: SiteKey): [string | null, string][] {
  const groupOf = (name: string | undefined): ScreenGroup | null => {
    const screen = screens.find((each) => each.name === name)
    return screen ? (screen.group ?? groupOf(screen.parent)) : null
  }
  const ownScreens = screens.filter((screen) => screen.site === site)
  const groups = [...new Set(ownScreens.map(({ name }) => groupOf(name)))]
  return groups.map((group) => [
    group === 'start' ? null : group,
    ownScreens
      .filter(({ name }) => groupOf(name) === group)
      .map(({ name }) => `- **${labelOf(`admin.screens.${name}`)}**: ${screenNotes[name]}`)
      .join('\n'),
  ])
}
