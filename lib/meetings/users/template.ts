import { makeImportTemplate } from '@/lib/platform/files/import-template'
import { requiredUserColumns, type UserColumn, userColumns } from './columns'

const notes: Record<UserColumn['name'], string> = {
  name: 'Жишээ: Бат-Эрдэнэ Дорж',
  name_en: 'Хоосон байж болно. Жишээ: Bat-Erdene Dorj',
  email: 'Нэвтрэх код энэ хаягт очно. Ижил хаягтай оролцогчийн мэдээллийг шинэчилнэ. Жишээ: bat@gobi.example',
  phone_number: 'Жишээ: +976 9911 2233',
  user_type:
    'Үзэсгэлэнд оролцогч, Ивээн тэтгэгч, Зочин гурвын нэг. Хоосон бол шинэ хүнийг үзэсгэлэнд оролцогч гэж бүртгэнэ.',
  languages: 'mn, en, ru, zh, ko, ja, de, fr кодыг таслалаар тусгаарлана. Жишээ: mn, en',
}

/** Makes the workbook that staff fill in to import participants. */
export const makeMeetingUserTemplate = (signal: AbortSignal) =>
  makeImportTemplate(
    { title: 'Уулзалтын оролцогчид', columns: userColumns, required: requiredUserColumns, notes },
    signal,
  )
