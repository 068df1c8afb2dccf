import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { failureText } from '#client/calls/failures.ts'
import { query } from '#client/calls/query.ts'
import { dateTime } from '#time.ts'
import { plural } from '#ui/formats.ts'
import { notifyError, notifySuccess } from '#ui/workbench/toasts.tsx'
import type { FailingJob, SystemState } from '../contract.ts'
import { jobLabel } from '../job-labels.ts'
import styles from './screen.module.css'

/** The background jobs: how many wait, and those that failed, each to be tried again. */
export function JobsPanel({ waiting, running, failing }: SystemState['jobs']) {
  return (
    <section className={`stack gap-50 ${styles.jobs}`} aria-labelledby="trabalhos">
      <h2 className="tight" id="trabalhos">
        Trabalhos em segundo plano
      </h2>
      <p className="soft">
        {plural(waiting, 'espera', 'esperam')} a vez, {plural(running, 'roda agora', 'rodam agora')},{' '}
        {plural(failing.length, 'falhou', 'falharam')}.
      </p>
      {failing.length > 0 && (
        <>
          <p className="soft">
            Corrija o que o detalhe mostra e tente de novo. O que o programa ainda tenta sozinho espera na fila, sem se
            perder.
          </p>
          <ul className="bare-list" aria-label="Trabalhos que falharam">
            {failing.map((job) => (
              <Job key={job.id} {...job} />
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

function Job({ id, name, sent, runs, next, error }: FailingJob) {
  const client = useQueryClient()
  const retry = useMutation(
    query.system.retryJob.mutationOptions({
      onSuccess: () => notifySuccess('O trabalho roda de novo em instantes.'),
      onError: (failure) => notifyError(failureText(failure)),
      onSettled: () => client.invalidateQueries({ queryKey: query.system.key() }),
    }),
  )
  const label = jobLabel(name)
  return (
    <li className="cluster align-start space-between line-above">
      <div>
        <strong>{label}</strong>
        <p className="soft">
          Pedido em {dateTime(sent)}, {plural(runs, 'tentativa', 'tentativas')}.{' '}
          {next ? `A próxima é em ${dateTime(next)}.` : 'O programa desistiu dele; em um dia ele sai desta lista.'}
        </p>
        {error && <code className="block break-anywhere">{error}</code>}
      </div>
      <Button
        variant="default"
        size="sm"
        loading={retry.isPending}
        aria-label={`Tentar de novo: ${label}`}
        onClick={() => retry.mutate({ id })}
      >
        Tentar de novo
      </Button>
    </li>
  )
}
