import type { UseFormReturnType } from '@mantine/form'
import { type ReactNode, useMemo } from 'react'
import type { z } from '#platform/contract/fields.ts'
import { fieldsOf } from './fields-of.ts'

/** The form as Mantine has it, with what the contract says of each field. */
export interface RecordFields<Values extends object> extends UseFormReturnType<Values> {
  /** The properties of the input for a field: its label, its limits by the contract, its value, its error. */
  field: (path: string) => FieldProps
}

/** `label` is '' where the form gives the field none: an input then has its own. */
interface FieldProps {
  label: string
  maxLength?: number
  required?: boolean
  error?: ReactNode
  // biome-ignore lint/suspicious/noExplicitAny: as Mantine's own, they fit every input
  [name: string]: any
}

/** @param labels what each field is called, by its path */
export function useRecordFields<Values extends object>(
  form: UseFormReturnType<Values>,
  schema: z.ZodType,
  labels: Readonly<Record<string, string>>,
): RecordFields<Values> {
  const factsOf = useMemo(() => fieldsOf(schema), [schema])
  const field = (path: string): FieldProps => {
    const { kind, maxLength, required } = factsOf(path)
    return {
      label: labels[path] ?? '',
      ...(maxLength !== undefined && { maxLength }),
      ...(required && { required }),
      ...form.getInputProps(path, kind === 'boolean' ? { type: 'checkbox' } : {}),
    }
  }
  return { ...form, field }
}
