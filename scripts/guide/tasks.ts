import type { Page } from '@playwright/test'
import { messageText } from '@/lib/platform/i18n/messages'
import type { MessageKey } from '@/lib/platform/i18n/message-key'
import { samplePdf, samplePicture } from './sample-files'

/**
 * One step of a task: what the reader does, and the actions in the product before the step's picture is
 * taken.
 */
export type Step = {
  text: string
  /** The picture's name under `docs/staff-guide`. */
  picture?: string
  show?: (page: Page) => Promise<void>
}
export type Task = { title: string; steps: readonly Step[] }

const labelOf = (key: MessageKey) => messageText('mn', key)
/** Returns the label of a row's button, without the name of the row. */
const labelWithoutName = (key: MessageKey) => labelOf(key).replace(/: \{name\}$/, '')
/**
 * Puts the current labels of buttons and fields, given by message key, into a text of the guide.
 */
const fillLabels = (parts: TemplateStringsArray, ...keys: readonly MessageKey[]): string =>
  parts.reduce((text, part, at) => `${text}${part}${keys[at] ? `«${labelWithoutName(keys[at])}»` : ''}`, '')

const textboxOf = (page: Page, key: MessageKey) =>
  page.getByRole('textbox', { name: labelOf(key), exact: true })

const signingIn: Task = {
  title: 'Нэвтрэх',
  steps: [
    {
      text: fillLabels`Хөтчөөрөө сайтын хаягийн ард \`/admin\` гэж бичиж нээнэ. ${'admin.login.action'} товчийг дараад албан хаягаараа нэвтэрнэ.`,
      picture: 'sign-in',
      show: async (page) => {
        await page.context().clearCookies()
        await page.goto('/admin/login')
      },
    },
    {
      text: fillLabels`Зүүн цэсний доод буланд ${'site.theme.light'}, ${'site.theme.dark'} өнгөний аль тохирохыг сонгоно. ${'site.theme.system'} гэж орхивол төхөөрөмжийн тохиргоог дагана.`,
    },
    {
      text: fillLabels`Ажлаа дуусгаад зүүн цэсний доод буланд байгаа ${'admin.signOut'} товчийг дарна.`,
    },
  ],
}

const publishing: Task = {
  title: 'Нүүр зурагтай мэдээ нийтлэх',
  steps: [
    { text: fillLabels`${'admin.screens.dashboard'} дээрх ${'admin.screens.addNews'} товчийг дарна.` },
    {
      text: fillLabels`${'admin.news.fields.title'}, ${'admin.news.fields.summary'}, ${'admin.news.fields.text'} талбарыг бөглөнө. Enter дарахад дараагийн талбар руу шилжинэ. Англи хувилбарыг хэлний товчоор нээж бичнэ.`,
    },
    {
      text: fillLabels`Бэлэн текстийг Word-ийн .docx баримтаас оруулж болно: баримтаа текстийн талбар дээр чирж тавих, эсвэл ${'admin.editor.document'} товчийг дарна. Гарчиг, жагсаалт, хүснэгт, холбоос, зураг нь орж, орж чадаагүйг нь дээр нь жагсаана. ${'admin.editor.undo'} товч нэг дарахад бүгдийг буцаана.`,
    },
    {
      text: fillLabels`${'admin.news.fields.category_cid'} жагсаалтаас нэгийг сонгож, ${'admin.news.fields.image'} хэсэгт зургаа оруулна. Зургийг талбар дээр чирч оруулж болно.`,
      picture: 'add-news',
      show: async (page) => {
        await page.goto('/admin/add-news')
        await textboxOf(page, 'admin.news.fields.title').fill('Уул уурхайн долоо хоног эхэллээ')
        await textboxOf(page, 'admin.news.fields.summary').fill(
          'Энэ долоо хоногт салбарын гурван уулзалт болно.',
        )
        await page.locator('[contenteditable=true]:visible').first().fill('Нээлт даваа гарагт болно.')
        await page.getByLabel(labelOf('admin.news.fields.category_cid')).selectOption('8')
        await page.getByLabel(labelOf('admin.news.fields.image')).setInputFiles(samplePicture())
      },
    },
    {
      text: fillLabels`${'common.save'} товчийг дарахад мэдээ сайтад шууд гарна. Ctrl+S дарвал хадгалаад, маягтаа нээлттэй үлдээнэ. ${'admin.preview.open'} товчоор нийтлэхээсээ өмнө харна.`,
    },
  ],
}

const drafting: Task = {
  title: 'Дутуу бичсэнээ ноорог болгож үлдээх',
  steps: [
    {
      text: fillLabels`Бүх талбарыг бөглөж амжаагүй бол ${'admin.draft.save'} товчийг дарна. Сайтад юу ч гарахгүй, заавал бөглөх талбар шаардахгүй. Сонгосон файл ноорогт орохгүй.`,
    },
    {
      text: fillLabels`Ноорог жагсаалтын дээд талд, байгаа бичлэгийнх мөрөндөө ${'admin.draft.tag'} тэмдэгтэй харагдана. Өөр төхөөрөмжөөс, эсвэл ижил эрхтэй өөр хүн нээж үргэлжлүүлнэ.`,
    },
    {
      text: fillLabels`${'common.save'} товчийг дарахад дутуу талбарыг сануулна. Хадгалсны дараа ноорог өөрөө алга болно. Хөндөөгүй ноорог 90 хоногийн дараа устана.`,
    },
  ],
}

const sharing: Task = {
  title: 'Нооргийг хуваалцаж, санал авах',
  steps: [
    {
      text: fillLabels`Мэдээ, тайлан, хуудасны текстийн маягт дээр ${'admin.preview.open'}, дараа нь ${'admin.preview.share.open'} товчийг дарна. ${'admin.preview.share.days'}, ${'admin.preview.share.version'} сонгоод ${'admin.preview.share.make'} товчийг дарж, холбоосыг хуулна.`,
    },
    {
      text: fillLabels`Холбоосыг авсан хүн нэвтрэхгүйгээр нээж, ${'association.draft.write'} товчоор саналаа бичнэ. Санал маягтын хажууд гарна. Хариу арга хэмжээ авсан бол ${'admin.preview.remarks.done'} товчийг дарна.`,
    },
    {
      text: fillLabels`Хугацаанаас нь өмнө хаах бол маягтын хажууд байгаа ${'admin.preview.shares.revoke'} товчийг дарна.`,
    },
  ],
}

const reporting: Task = {
  title: 'Тайланг PDF файлтай нь нэмэх',
  steps: [
    { text: fillLabels`Зүүн цэснээс ${'admin.screens.addReport'} хэсгийг нээнэ.` },
    {
      text: fillLabels`${'admin.reports.fields.title'} бичиж, ${'admin.reports.fields.image'} болон ${'admin.reports.fields.pdf'} файлаа сонгоно. PDF файл 100 MB-аас бага байх ёстой.`,
      picture: 'add-report',
      show: async (page) => {
        await page.goto('/admin/add-report')
        await textboxOf(page, 'admin.reports.fields.title').fill('Салбарын тайлан 2026')
        await page.locator('main input[type=file][accept*=image]').setInputFiles(samplePicture())
        await page.locator('main input[type=file][accept*=pdf]').setInputFiles(samplePdf())
      },
    },
    {
      text: fillLabels`${'common.add'} товчийг дарна. Дараа нь гарах мэдэгдэл дээрх холбоосоор сайт дээрх хуудсаа шалгана.`,
    },
  ],
}

const replacing: Task = {
  title: 'Нүүр хуудасны баннерын зургийг солих',
  steps: [
    { text: fillLabels`${'admin.screens.dashboard'} дээрх ${'admin.screens.slides'} товчийг дарна.` },
    {
      text: fillLabels`Солих мөрийнхөө баруун захад байгаа ${'admin.list.replacePicture'} товчийг дараад шинэ зургаа сонгоно. Тэр даруй хадгалагдаж, зураг байрандаа солигдоно.`,
      picture: 'slides',
      show: (page) => openList(page, '/admin/slides'),
    },
    {
      text: fillLabels`Дарааллыг нь өөрчлөх бол ${'admin.order.title'} товчийг дарж, сумаар, чирж эсвэл гарын сумтай товчоор зөөгөөд ${'admin.order.save'} товчийг дарна.`,
      picture: 'order',
      show: async (page) => {
        await page.goto('/admin/slides?order=')
        await page.locator('[data-row]').first().waitFor()
      },
    },
  ],
}

const addingToMenu: Task = {
  title: 'Цэсэнд хоёр хэлээр хуудас нэмэх',
  steps: [
    {
      text: fillLabels`Зүүн цэснээс ${'admin.screens.menu'} хэсгийг нээнэ. Баруун талын маягтад ${'admin.menu.fields.page_type'}, ${'admin.menu.fields.category_level'}, шаардлагатай бол ${'admin.menu.fields.pid'} сонгоно.`,
    },
    {
      text: fillLabels`${'admin.menu.fields.category'} болон ${'admin.menu.fields.category_en'} бичээд ${'common.add'} товчийг дарна.`,
      picture: 'menu',
      show: async (page) => {
        await page.goto('/admin/link')
        await page.getByLabel(labelOf('admin.menu.fields.page_type')).selectOption('static')
        await page.getByLabel(labelOf('admin.menu.fields.category_level')).selectOption('1')
        await textboxOf(page, 'admin.menu.fields.category').fill('Сургалт')
        await textboxOf(page, 'admin.menu.fields.category_en').fill('Training')
      },
    },
    {
      text: fillLabels`Цэсний мөрөн дэх ${'admin.menu.editText'} товчоор хуудасны текстийг нээж, ${'admin.pageText.text'}, ${'admin.pageText.text_en'} хэсгийг бичээд ${'admin.pageText.update'} товчийг дарна.`,
      picture: 'page-text',
      show: async (page) => {
        await page.goto('/admin/member-of-month')
        await page.locator('[contenteditable=true]').first().waitFor()
      },
    },
  ],
}

const answering: Task = {
  title: 'Хүсэлтэд хариулах',
  steps: [
    {
      text: fillLabels`Зүүн цэснээс ${'admin.screens.requests'} хэсгийг нээнэ. Шинэ хүсэлтийг төлвөөр нь шүүж болно.`,
      picture: 'requests',
      show: (page) => openList(page, '/admin/request-list'),
    },
    {
      text: fillLabels`Хүсэлтээ нээгээд ${'admin.requests.reply.title'} товчийг дарна. ${'admin.requests.reply.template'} сонгож, текстээ засаад ${'admin.requests.reply.send'} товчийг дарна. Хариу тухайн хүний и-мэйл хаягт очно.`,
      picture: 'reply',
      show: async (page) => {
        await openList(page, '/admin/request-list')
        await page
          .locator('tbody tr')
          .first()
          .getByRole('link', { name: /^Засах/ })
          .click()
        await page.getByRole('link', { name: labelOf('admin.requests.reply.title') }).click()
        await textboxOf(page, 'admin.requests.reply.subject').waitFor()
      },
    },
    {
      text: fillLabels`Хариулах шаардлагагүй бол төлөвийг нь ${'admin.requests.choices.state.closed'} болгож хадгална.`,
    },
  ],
}

const scheduling: Task = {
  title: 'Мэдээг товлож нийтлэх',
  steps: [
    {
      text: fillLabels`Мэдээ, тайлан, хуудасны текстийн маягт дахь ${'admin.schedule.fields.appears_at'}, ${'admin.schedule.fields.ends_at'} талбарт Улаанбаатарын цагаар хугацаа оруулна. Хоосон орхивол хадгалмагц гарч, хугацаагүй үлдэнэ.`,
      picture: 'schedule',
      show: async (page) => {
        await openList(page, '/admin/update-news')
        await page
          .locator('tbody tr')
          .first()
          .getByRole('link', { name: /^Засах/ })
          .click()
        const appears = page.getByLabel(labelOf('admin.schedule.fields.appears_at'))
        await appears.fill('2030-01-07T09:00:00')
        await appears.scrollIntoViewIfNeeded()
      },
    },
    {
      text: fillLabels`${'common.save'} товчийг дарна. Мэдээ тэр цагтаа өөрөө гарч, дуусах цагтаа өөрөө нуугдана. Жагсаалтад хэзээ гарахыг нь тэмдэглэсэн байна. ${'admin.preview.open'} товчоор урьдчилан харна.`,
    },
  ],
}

const lookingBack: Task = {
  title: 'Өмнөх хувилбарыг харах, сэргээх',
  steps: [
    {
      text: fillLabels`Мэдээ, тайлан, хуудасны текст, цэсийн маягт дээрх ${'admin.history.link'} холбоосыг дарна. Хэн, хэзээ, юуг өөрчилснийг үг үгээр нь харуулна.`,
      picture: 'history',
      show: async (page) => {
        await openList(page, '/admin/update-news')
        await page
          // Not the first row: this device still has its draft from the previous task.
          .locator('tbody tr')
          .nth(1)
          .getByRole('link', { name: /^Засах/ })
          .click()
        const title = textboxOf(page, 'admin.news.fields.title')
        await title.fill(`${await title.inputValue()} (шинэчилсэн)`)
        await page.keyboard.press('Control+s')
        await page.getByText(labelOf('ui.toast.saved')).first().waitFor()
        await page.getByRole('link', { name: labelOf('admin.history.link'), exact: true }).click()
        await page.locator('ins').first().waitFor()
      },
    },
    {
      text: fillLabels`Жагсаалтаас хувилбараа сонгоод ${'admin.history.restore'} товчийг дарна. Одоогийн хувилбар түүхэнд үлдэх тул буцааж болно.`,
    },
  ],
}

const bringingBack: Task = {
  title: 'Устгасныг буцаах',
  steps: [
    {
      text: fillLabels`Зүүн цэснээс ${'admin.screens.bin'} хэсгийг нээнэ. Устгасан мэдээлэл файлуудтайгаа 30 хоног хадгалагдана.`,
      picture: 'bin',
      show: async (page) => {
        const item = {
          page_type: 'static',
          category_level: 1,
          category: 'Хуучин хуудас',
          category_en: 'Old page',
        }
        const reply = await page.request.post('/admin/insert/category', { data: item })
        const { cid } = (await reply.json()) as { cid: number }
        await page.request.delete(`/admin/delete/category?cid=${cid}`)
        await openList(page, '/admin/bin')
      },
    },
    {
      text: fillLabels`Мөрийнхөө ард байгаа ${'admin.bin.restore'} товчийг дарна. Хуучин хаягаараа дахин нээгдэнэ.`,
    },
  ],
}

const removingLinked: Task = {
  title: 'Холбоостой хуудсыг устгах, нуух',
  steps: [
    {
      text: fillLabels`Өөр газраас холбоос тавьсан хуудсыг устгах, нуух, хаягийг нь солих үед ${'admin.links.question.title'} гэсэн цонх гарч, хаанаас холбоос тавьсныг жагсаана. Нэрийг нь дарахад маягт нь шинэ цонхонд нээгдэнэ.`,
    },
    {
      text: fillLabels`${'admin.links.question.lead'}, ${'admin.links.question.remove'}, хэвээр үлдээх гурвын нэгийг сонгоод ${'admin.links.question.go'} товчийг дарна. ${'admin.links.question.address'} талбарт хуудсыг нэрээр нь хайж сонгоно, эсвэл хаягийг нь хуулж тавина. ${'ui.dialog.cancel'} товчийг дарвал юу ч өөрчлөгдөхгүй.`,
    },
    {
      text: fillLabels`Зүүн цэсний ${'admin.screens.links'} хэсэгт хуудасгүй болсон, нээгдэхгүй болсон холбоосууд байна. Мөрийнхөө ард байгаа ${'admin.links.change'} товчоор бүгдийг нь нэг дор засна.`,
    },
  ],
}

const translating: Task = {
  title: 'Англи орчуулга нэмэх, шинэчлэх',
  steps: [
    {
      text: fillLabels`Зүүн цэснээс ${'admin.screens.translations'} хэсгийг нээнэ. Орчуулаагүй, эсвэл монгол эх нь хожуу өөрчлөгдсөн бүх текст энд жагсана.`,
      picture: 'translations',
      show: (page) => openList(page, '/admin/translations'),
    },
    {
      text: fillLabels`Нэгийг нь нээж, монгол эхийн хажууд англиар бичээд ${'admin.translations.saveAndNext'} товчийг дарна. Орчуулга хэвээр таарч байвал ${'admin.translations.keep'} товчийг дарна.`,
    },
  ],
}

async function openList(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.locator('tbody tr').first().waitFor()
}

/** The tasks of the guide in their order. */
export const tasks: readonly Task[] = [
  signingIn,
  publishing,
  scheduling,
  drafting,
  sharing,
  reporting,
  replacing,
  addingToMenu,
  answering,
  translating,
  lookingBack,
  bringingBack,
  removingLinked,
]
