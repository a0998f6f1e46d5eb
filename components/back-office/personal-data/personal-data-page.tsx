'use client'

import { Search } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/field'
import { makeCall } from '@/lib/wiring/calls/client'
import { personalDataCalls } from '@/lib/office/personal-data/calls'
import { personalData, type PersonalData } from '@/lib/office/personal-data/schema'
import { FormProblem } from '../../office/form/form-problem'
import { useRecordForm } from '../../office/form/use-record-form'
import { PageHead } from '../../office/page-head'
import { PersonalDataView } from './found-data'
import { FormPanel } from '../../office/form/form-panel'

/** Finds all personal data under one e-mail address, to hand it to the person or to delete it. */
export function PersonalDataPage({ retentionDays }: { retentionDays: number }) {
  const t = useTranslations('admin')
  const [personData, setPersonData] = useState<PersonalData | null>(null)
  const { form, save, idOf, errorOf, isSaving, problem } = useRecordForm<
    { email: string },
    { email: string }
  >({
    schema: personalDataCalls.getPersonalData.input,
    defaults: { email: '' },
    toInput: (values) => values,
    save: async (input) => {
      setPersonData(null)
      // The e-mail address is not put into the page's URL, because the browser's history would keep it.
      setPersonData(personalData.parse(await makeCall(personalDataCalls.getPersonalData, input)))
    },
  })
  return (
    // This element keeps the form at its natural height: as a direct child of `<main>`, a flex column, the
    // form would fill the page.
    <div>
      <PageHead title={t('screens.personalData')} note={t('personalData.note', { days: retentionDays })} />
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <FormPanel narrow>
          <Input
            type="email"
            inputMode="email"
            label={t('personalData.email')}
            hint={t('personalData.emailHint')}
            error={errorOf('email')}
            autoComplete="off"
            {...form.register('email')}
            id={idOf('email')}
          />
          <FormProblem problem={problem} />
          <Button type="submit" disabled={isSaving}>
            <Search className="icon" size={17} aria-hidden />
            {t(isSaving ? 'personalData.finding' : 'personalData.find')}
          </Button>
        </FormPanel>
      </form>
      {personData && <PersonalDataView data={personData} onDeleted={() => setPersonData(null)} />}
    </div>
  )
}
