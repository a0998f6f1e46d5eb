import type { ComponentProps } from 'react'
import { Input } from '@/components/ui/field'
import type { Registrant, RegistrantInputs as Values } from '@/lib/directory/registrants/schema'

/** What the fields of a listing's form begin with. */
export const registrantValues = (registrant: Registrant | null): Values => ({
  registrant_name: registrant?.name ?? '',
  registrant_position: registrant?.position ?? '',
  registrant_email: registrant?.email ?? '',
  registrant_phone: registrant?.phone ?? '',
})

/** What the call takes of them; nothing of a listing that nobody registered. */
export const registrantBody = (registrant: Registrant | null, values: Values) =>
  registrant && {
    name: values.registrant_name,
    position: values.registrant_position,
    email: values.registrant_email,
    phone: values.registrant_phone,
  }

type Props = { props: (name: keyof Values) => ComponentProps<typeof Input> }

/** Who registered a listing: a mistyped address would leave it without an owner, and its answer without a reader. */
export function RegistrantInputs({ props }: Props) {
  return (
    <>
      <Input {...props('registrant_name')} />
      <Input {...props('registrant_position')} />
      <Input {...props('registrant_email')} type="email" />
      <Input {...props('registrant_phone')} inputMode="tel" />
    </>
  )
}
