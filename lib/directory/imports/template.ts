import { makeImportTemplate } from '@/lib/platform/files/import-template'
import { type ListingColumn, listingColumns, requiredListingColumns } from './columns'

const several = 'Хэд хэдэн бол таслалаар тусгаарлана.'
const notes: Record<ListingColumn['name'], string> = {
  registration_number:
    'Улсын бүртгэлийн дугаар. Ижил дугаартай компанийн мэдээллийг шинэчилнэ. Жишээ: 5012345',
  name: 'Жишээ: Говь зам ХХК',
  name_en: 'Жишээ: Gobi Road LLC',
  categories: `Дэд ангиллын дөрвөн оронтой код. ${several} Жишээ: 0301, 0303`,
  phones: `${several} Жишээ: 7018 0200, 9911 2233`,
  faxes: several,
  emails: `${several} Жишээ: info@gobi.example`,
  websites: `${several} Жишээ: www.gobi.example`,
  aimag: 'Аймгийн нэр эсвэл Улаанбаатар. Жишээ: Өмнөговь',
  sum: 'Сум, нийслэлд дүүрэг. Жишээ: Цогтцэций',
  sum_en: 'Сумын нэрийн англи бичлэг. Жишээ: Tsogttsetsii',
  address: 'Жишээ: Улаанбаатар, Сүхбаатар дүүрэг, 1-р хороо',
  address_en: 'Хаягийн англи орчуулга.',
  about: 'Компанийн товч танилцуулга.',
  about_en: 'Танилцуулгын англи орчуулга.',
}

/** Makes the workbook that staff fill in to import companies. */
export const makeListingTemplate = (signal: AbortSignal) =>
  makeImportTemplate(
    { title: 'Лавлахын компаниуд', columns: listingColumns, required: requiredListingColumns, notes },
    signal,
  )
