import type { ComponentProps } from 'react'
import { Input } from '@/components/ui/field'
import type { Registrant, RegistrantInputs as Values } from '@/lib/directory/registrants/schema'

/** The initial values of the fields about the person who registered a listing; empty if nobody did. */
export const registrantValues = (registrant: Registrant | null): Values => ({
  registrant_name: registrant?.name ?? '',
  registrant_position: registrant?.position ?? '',
  registrant_email: registrant?.email ?? '',
  registrant_phone: registrant?.phone ?? '',
})

/** Turns the values of the fields into input of the call; null for a listing that nobody registered. */
export const registrantUpdateInput = (registrant: Registrant | null, values: Values) =>
  registrant && {
    name: values.registrant_name,
    position: values.registrant_position,
    email: values.registrant_email,
    phone: values.registrant_phone,
  }

type Props = { inputPropsOf: (name: keyof Values) => ComponentProps<typeof Input> }

/**
 * The fields of a listing's registrant, which staff can edit: with a mistyped e-mail address nobody can sign
 * in as the owner or receive the decision.
 */
export function RegistrantInputs({ inputPropsOf }: Props) {
  return (
    <>
      <Input {...inputPropsOf('registrant_name')} />
      <Input {...inputPropsOf('registrant_position')} />
      <Input {...inputPropsOf('registrant_email')} type="email" />
      <Input {...inputPropsOf('registrant_phone')} inputMode="tel" />
    </>
  )
}
