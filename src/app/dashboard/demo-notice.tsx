import { Alert, Button, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconFlask } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { query } from '#client/query.ts'
import { DemoDialog } from './demo-dialog.tsx'
import styles from './demo-notice.module.css'

/** Says that some figures are demo data, with a button that removes all of it. */
export function DemoNotice() {
  const { data } = useQuery(query.demo.state.queryOptions())
  const [opened, { open, close }] = useDisclosure()
  // What the dialog says after the removal stays until it is closed.
  if (!data || !(data.data.present || opened)) return null
  return (
    <Alert className={styles.notice} variant="light" color="gray" icon={<IconFlask size={20} aria-hidden />}>
      <Text size="sm">Parte destes números é de demonstração: veio com o programa, para mostrar como fica em uso.</Text>
      <Button variant="default" size="xs" aria-haspopup="dialog" onClick={open}>
        Retirar os números de demonstração
      </Button>
      <DemoDialog {...data.data} opened={opened} onClose={close} />
    </Alert>
  )
}
