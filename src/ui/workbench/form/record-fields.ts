import type { UseFormReturnType } from '@mantine/form'
import { type ReactNode, useMemo } from 'react'
import { answerWords } from '#client/interface/answer-words.ts'
import { useSay } from '#client/interface/say.ts'
import type { z } from '#platform/contract/fields.ts'
import { fieldsOf } from './fields-of.ts'

/** Mantine's form with input properties from the contract. */
export interface RecordFields<Values extends object> extends UseFormReturnType<Values> {
  /** Properties of a field's input: label, limits, value, error. */
  field: (path: string) => FieldProps
  /** The label that the schema gives a field; '' where it gives none. */
  labelOf: (path: string) => string
}

/** `label` is '' for a field to which the schema gives none: its input needs its own. */
interface FieldProps {
  label: string
  maxLength?: number
  required?: boolean
  error?: ReactNode
  // biome-ignore lint/suspicious/noExplicitAny: like Mantine's own, to fit every input
  [name: string]: any
}

export function useRecordFields<Values extends object>(
  form: UseFormReturnType<Values>,
  schema: z.ZodType,
): RecordFields<Values> {
  const say = useSay()
  const factsOf = useMemo(() => fieldsOf(schema), [schema])
  const labelOf = (path: string) => say(answerWords(factsOf(path).label ?? ''))
  const field = (path: string): FieldProps => {
    const { kind, maxLength, required } = factsOf(path)
    const { error, ...input } = form.getInputProps(path, kind === 'boolean' ? { type: 'checkbox' } : {})
    return {
      label: labelOf(path),
      ...(maxLength !== undefined && { maxLength }),
      ...(required && { required }),
      ...input,
      error: typeof error === 'string' ? say(answerWords(error)) : error,
    }
  }
  return { ...form, field, labelOf }
}
