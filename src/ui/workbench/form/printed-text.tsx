import { Textarea, type TextareaProps, TextInput, type TextInputProps } from '@mantine/core'
import type { LooseKeys } from '@mantine/form'
import { usePdfHint } from '#client/page/use-pdf-hint.ts'
import type { RecordFields } from './record-fields.ts'

interface PrintedProps<Values extends object> {
  form: RecordFields<Values>
  path: LooseKeys<Values>
}

/** A text field of what documents show: it says which of its characters no PDF has, in place of its description. */
export function PrintedInput<Values extends object>({
  form,
  path,
  ...props
}: PrintedProps<Values> & Omit<TextInputProps, 'form'>) {
  const hint = useHint({ form, path })
  return (
    <TextInput
      {...props}
      description={hint ?? props.description}
      key={form.key(path)}
      {...form.field(String(path))}
      {...(props.onBlur && { onBlur: props.onBlur })}
    />
  )
}

/** As `PrintedInput`, of several lines. */
export function PrintedArea<Values extends object>({
  form,
  path,
  ...props
}: PrintedProps<Values> & Omit<TextareaProps, 'form'>) {
  const hint = useHint({ form, path })
  return (
    <Textarea {...props} description={hint ?? props.description} key={form.key(path)} {...form.field(String(path))} />
  )
}

function useHint<Values extends object>({ form, path }: PrintedProps<Values>) {
  const text = String(form.useWatchValue(path))
  return usePdfHint([text])(text)
}
