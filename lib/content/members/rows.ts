import { pictureNameKey } from '@/lib/platform/files/import-pictures'
import { cellText, parseRowAsForm, parseYesOrNo } from '@/lib/platform/files/sheet-cells'
import { streamSheetRecords } from '@/lib/platform/files/sheet-columns'
import { type Portion, portionsOf } from '@/lib/platform/files/sheet-portions'
import { type MemberColumn, memberColumns, memberRowsMax, requiredMemberColumns } from './columns'
import { memberCompanyForm } from './schema'

type Value = string | boolean | null

/**
 * Reads a CSV or XLSX file of member companies in portions; an empty cell leaves the stored value as it is.
 * Runs in a worker thread.
 * @throws Problem bad_input when the file has another format, is empty, lacks a required column or has too
 * many rows
 */
export function memberPortions({ path }: { path: string }): AsyncGenerator<Portion> {
  return portionsOf(
    streamSheetRecords<MemberColumn, Value>(path, {
      ...{ columns: memberColumns, required: requiredMemberColumns, rowsMax: memberRowsMax },
      readCell: (cell, { name }) => (name === 'active' ? parseYesOrNo(cellText(cell)) : cellText(cell)),
      absent: null,
      finish: ({ image, ...values }) => {
        // Whether a row needs a picture is known when the stored members are.
        const form = parseRowAsForm(memberCompanyForm, { ...values, image: true }, memberColumns)
        return {
          name: form.name,
          email: form.email,
          registration_number: form.registration_number || null,
          active: values.active ?? null,
          image: pictureNameKey(String(image ?? '')),
        }
      },
    }),
  )
}
