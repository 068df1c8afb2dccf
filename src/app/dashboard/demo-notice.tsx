import { Alert, Button, Text } from '@mantine/core'
import { IconFlask } from '@tabler/icons-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { failureText } from '#client/failures.ts'
import { query } from '#client/query.ts'
import { confirmAction } from '#ui/workbench/confirm.tsx'
import { notifyError, notifySuccess } from '#ui/workbench/toasts.tsx'
import styles from './demo-notice.module.css'

/** Says that some figures are demo data, with a button that removes all of it. */
export function DemoNotice() {
  const client = useQueryClient()
  const { data } = useQuery(query.demo.state.queryOptions())
  const removal = useMutation(
    query.demo.remove.mutationOptions({
      onSuccess: () => notifySuccess('Números de demonstração retirados.'),
      onError: (error) => notifyError(failureText(error)),
      onSettled: () => client.invalidateQueries(),
    }),
  )
  if (!data?.data.present) return null
  const confirmRemoval = async () => {
    const sure = await confirmAction({
      title: 'Retirar a demonstração?',
      text: 'Tudo o que é de exemplo sai de uma vez: visitas, mensagens, clientes, orçamentos, pedidos, linhas de produção, eventos do calendário e lançamentos. O que chegou de verdade fica, e os textos também.',
      confirm: 'Retirar',
      danger: true,
    })
    if (sure) removal.mutate({})
  }
  return (
    <Alert className={styles.notice} variant="light" color="gray" icon={<IconFlask size={20} aria-hidden />}>
      <Text size="sm">Parte destes números é de demonstração: veio com o programa, para mostrar como fica em uso.</Text>
      <Button variant="default" size="xs" loading={removal.isPending} onClick={() => void confirmRemoval()}>
        Retirar os números de demonstração
      </Button>
    </Alert>
  )
}
