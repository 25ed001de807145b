import { Button, Modal, PasswordInput, TextInput } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { answer, ApiError, base, client } from '../api/client';
import { installationQuery, queryClient, sessionQuery } from '../api/queries';
import { sessionBegun, useSessionEnded } from '../api/session';
import { Logo } from './Brand';
import classes from './SignIn.module.css';
import { busy } from './busy';

/** SignIn opens over a page whose requests need a session. The page keeps its content, and its requests are repeated. */
export function SignIn() {
  const needed = useSessionEnded();
  return (
    <Modal
      opened={needed}
      onClose={() => undefined}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      title={
        <span className={classes.title}>
          <Logo size={18} /> Sign in to obstack
        </span>
      }
      size={360}
      centered
    >
      <Form />
    </Modal>
  );
}

function Form() {
  const { data: installation } = useQuery(installationQuery);
  return (
    <div className={classes.form}>
      {installation?.setupRequired ? (
        <p className={classes.text}>
          This server has no admin account yet. When it started, it printed a link with <code>/setup#token=…</code>. Open the link
          to create the account. If it has expired, run <code>obstack people setup</code>.
        </p>
      ) : (
        installation?.passwords !== false && <PasswordForm />
      )}
      {installation?.oidc && (
        <Button component="a" href={providerLink()} variant={installation.passwords ? 'default' : 'filled'}>
          Sign in with the identity provider
        </Button>
      )}
    </div>
  );
}

/** The address of the identity provider's sign-in, which ends on the page that is open. */
function providerLink(): string {
  const page = location.href.slice(base.length).replaceAll('\\', '%5C'); // which the server takes for a slash that leads elsewhere
  return `${base}/oidc/start?return=${encodeURIComponent(page)}`;
}

function PasswordForm() {
  const signIn = useMutation({
    mutationFn: (body: { email: string; password: string }) => answer(client.POST('/api/v2/session', { body })),
    onSuccess: ({ data }) => {
      // Another person may see other things, and nothing of what is on the page is theirs.
      const before = queryClient.getQueryData(sessionQuery.queryKey);
      if (before && before.person.id !== data.person.id) {
        location.reload();
        return;
      }
      queryClient.setQueryData(sessionQuery.queryKey, data);
      sessionBegun();
    },
  });
  return (
    <form
      className={classes.form}
      onSubmit={(e) => {
        e.preventDefault();
        const values = new FormData(e.currentTarget);
        signIn.mutate({ email: String(values.get('email')), password: String(values.get('password')) });
      }}
    >
      <TextInput name="email" type="email" label="Email" autoComplete="username" required withAsterisk={false} data-autofocus />
      <PasswordInput name="password" label="Password" autoComplete="current-password" required withAsterisk={false} />
      {signIn.error && (
        <p className={classes.error} role="alert">
          {signIn.error.message}
          {signIn.error instanceof ApiError && signIn.error.retryAfter !== null && ` Try again in ${signIn.error.retryAfter} seconds.`}
        </p>
      )}
      <Button type="submit" {...busy(signIn.isPending)}>
        Sign in
      </Button>
      <p className={classes.hint}>Forgot your password? Ask the operator of this server for a reset link.</p>
    </form>
  );
}
