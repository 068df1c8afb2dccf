import { type FocusEvent, useState } from 'react'
import { tidyPhone } from '#contact-methods.ts'
import type { RecordFields } from '#ui/workbench/form/record-fields.ts'
import { phoneHint } from '../../reach.ts'

/** The field `phone` once it is left: a number that was typed is put as numbers are, and what is none is said to be. */
export function useLeftPhone<Values extends { phone: string }>(form: RecordFields<Values>) {
  const { useWatchValue, setFieldValue, isDirty } = form as unknown as RecordFields<{ phone: string }>
  const phone = useWatchValue('phone')
  const [left, setLeft] = useState(phone)
  return {
    description: (left === phone && phoneHint(phone)) || undefined,
    onBlur({ currentTarget }: FocusEvent<HTMLInputElement>) {
      // One that is as stored stays: to walk through a form changes nothing.
      const tidy = isDirty('phone') ? tidyPhone(phone) : phone
      if (tidy !== phone) {
        currentTarget.value = tidy
        setFieldValue('phone', tidy, { forceUpdate: false })
      }
      setLeft(tidy)
    },
  }
}
