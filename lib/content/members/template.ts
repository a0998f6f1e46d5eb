import { makeImportTemplate } from '@/lib/platform/files/import-template'
import { type MemberColumn, memberColumns, requiredMemberColumns } from './columns'

const notes: Record<MemberColumn['name'], string> = {
  name: 'Жишээ: Говь зам ХХК',
  email:
    'Үнэлгээнд нэвтрэх код энэ хаягт очно. Ижил хаягтай гишүүний мэдээллийг шинэчилнэ. Жишээ: info@gobi.example',
  image:
    'Хүснэгттэй хамт сонгосон зургийн файлын нэр. Зөвхөн шинэ гишүүнд хэрэгтэй. Интернэт хаягаас зураг татахгүй. Жишээ: gobi.png',
  registration_number:
    'Лавлахын ижил регистртэй бүртгэлтэй холбоно. Хоосон бол хэвээр үлдээнэ. Жишээ: 5012345',
  active: 'Тийм эсвэл Үгүй. Хоосон бол шинэ гишүүн идэвхтэй, хуучных хэвээр.',
}

/** Makes the workbook that staff fill in to import member companies. */
export const makeMemberTemplate = (signal: AbortSignal) =>
  makeImportTemplate(
    { title: 'Гишүүн байгууллага', columns: memberColumns, required: requiredMemberColumns, notes },
    signal,
  )
