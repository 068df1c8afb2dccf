import { Button } from '@mantine/core'
import { failureText } from '#client/calls/failures.ts'

interface RetryLineProps {
  query: { error: Error | null; refetch: () => Promise<unknown> }
}

/** A line for a part of a screen that could not be loaded: why, and a button that tries again. */
export const RetryLine = ({ query: { error, refetch } }: RetryLineProps) =>
  error && (
    <p role="alert">
      {failureText(error)}{' '}
      <Button variant="default" size="compact-sm" onClick={() => void refetch()}>
        Tentar de novo
      </Button>
    </p>
  )
