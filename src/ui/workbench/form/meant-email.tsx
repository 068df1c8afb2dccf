import { Button, Text } from '@mantine/core'
import { meantEmail } from '#email-typos.ts'
import type { RecordFields } from './record-fields.ts'

/** Asks where the address in a form's field `email` looks mistyped; a press takes the other one. */
export function MeantEmail<Values extends { email: string }>({ form }: { form: RecordFields<Values> }) {
  const { useWatchValue, setFieldValue } = form as unknown as RecordFields<{ email: string }>
  const meant = meantEmail(useWatchValue('email'))
  return (
    meant && (
      <div role="status" className="cluster gap-50">
        <Text size="sm">Quis dizer {meant}?</Text>
        <Button variant="default" size="compact-sm" onClick={() => setFieldValue('email', meant)}>
          Usar este
        </Button>
      </div>
    )
  )
}
