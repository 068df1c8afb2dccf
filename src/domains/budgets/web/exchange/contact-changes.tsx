import { Alert } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { dateTime } from '#time.ts'
import type { ContactChange } from '../../exchange-schemas.ts'

const FIELDS = { email: 'O e-mail', phone: 'O telefone' }

/** Says before a sending how the client's e-mail and phone were changed since the last one; nothing where they were not. */
export const ContactChanges = ({ changes }: { changes: readonly ContactChange[] }) =>
  changes.length > 0 && (
    <Alert
      role="note"
      color="yellow"
      icon={<IconAlertTriangle aria-hidden />}
      title="Confira com o cliente antes de enviar"
    >
      {changes.map(({ field, by, at }) => (
        <div key={field}>
          {FIELDS[field]} mudou desde o último envio, por {by}, em {dateTime(at)}.
        </div>
      ))}
    </Alert>
  )
