import { Button, PasswordInput, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { answer, client } from '../../api/client';
import { queryClient, sessionQuery } from '../../api/queries';
import classes from './Setup.module.css';

/** Setup is what the links open that the server and `obstack people` print: the owner's account, or a new password. */
export function Setup() {
  const navigate = useNavigate();
  const [token] = useState(() => new URLSearchParams(location.hash.slice(1)).get('token') ?? '');
  const reset = token.startsWith('obs_reset_');
  const title = reset ? 'Choose a new password' : 'Set up obstack';
  useEffect(() => {
    document.title = `${title} – obstack`;
    history.replaceState(history.state, '', location.pathname); // the token is not to be seen, or sent on with the link
  }, [title]);
  const setUp = useMutation({
    mutationFn: (body: { name?: string; email?: string; password: string }) =>
      answer(client.POST('/api/v2/setup', { body: { token, ...body } })),
    onSuccess: ({ data }) => {
      queryClient.clear();
      queryClient.setQueryData(sessionQuery.queryKey, data);
      void navigate({ to: '/', replace: true });
    },
  });
  return (
    <main className={classes.page}>
      <h1>{title}</h1>
      {token === '' ? (
        <p>
          This link has no token. Open the whole link that the server has printed, or <Link to="/">sign in</Link>.
        </p>
      ) : (
        <form
          onSubmit={(e) => {
            e.preventDefault();
            const values = new FormData(e.currentTarget);
            const text = (name: string) => String(values.get(name));
            setUp.mutate(reset ? { password: text('password') } : { name: text('name'), email: text('email'), password: text('password') });
          }}
        >
          {!reset && (
            <>
              <p>You become the owner of this server.</p>
              <TextInput name="name" label="Name" autoComplete="name" required withAsterisk={false} />
              <TextInput name="email" type="email" label="E-mail" autoComplete="username" required withAsterisk={false} />
            </>
          )}
          <PasswordInput
            name="password"
            label="Password"
            description="12 to 72 characters, with a lower-case and an upper-case letter, a digit and a symbol"
            autoComplete="new-password"
            required
            withAsterisk={false}
          />
          {setUp.error && (
            <p className={classes.error} role="alert">
              {setUp.error.message}
            </p>
          )}
          <Button type="submit" loading={setUp.isPending}>
            {reset ? 'Set password and sign in' : 'Set up and sign in'}
          </Button>
        </form>
      )}
    </main>
  );
}
