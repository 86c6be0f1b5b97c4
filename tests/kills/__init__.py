"""The service killed between any two instants that matter, through whole scenarios."""
