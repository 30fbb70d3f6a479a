import { ChangePasswordForm } from "../../passwords/change-password-form.tsx";
import { Button } from "../../ui/button.tsx";
import { showToast } from "../../ui/toast.tsx";

interface PasswordFormProps {
  email: string;
  /** Whether there is one to be changed. */
  hasPassword: boolean;
  onChanged: () => void;
}

export function PasswordForm({ email, hasPassword, onChanged }: PasswordFormProps) {
  return (
    <ChangePasswordForm
      email={email}
      currentLabel={hasPassword ? "Current password" : null}
      onChanged={() => {
        showToast(`Your password is ${hasPassword ? "changed" : "set"}. Other devices are signed out.`);
        onChanged();
      }}
      button={(busy) => (
        <Button type="submit" variant="secondary" loading={busy} className="justify-self-start">
          {hasPassword ? "Change password" : "Set a password"}
        </Button>
      )}
    />
  );
}
